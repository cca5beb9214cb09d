// Grundy values of heaps, the straightforward way: mark the values of the options, take the first unmarked.
//   heaps subtraction UPTO S1 S2 ...
//   heaps octal UPTO MASK DIGITS   an octal game 0.DIGITS by the sparse-space method: rare values share an even number of digits with MASK
//   heaps sim         Sim on six points, every coloring of the segments that can arise, remembered
// Prints one JSON object: seconds, and a checksum of the values.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

static uint32_t checksum(const std::vector<uint8_t>& values) {
  uint32_t sum = 0;
  for (uint8_t value : values) sum = sum * 31 + value;
  return sum;
}

static std::vector<int> triangles;
static std::vector<int8_t> known;
static std::vector<uint32_t> ternary;

/** Whether the player to move wins; the one to move owns `own`. */
static bool wins(int own, int other) {
  int8_t& value = known[ternary[own] + 2 * ternary[other]];
  if (value >= 0) return value;
  bool found = false;
  for (int e = 0; e < 15 && !found; e++) {
    if ((own | other) >> e & 1) continue;
    const int drawn = own | 1 << e;
    bool lost = false;
    for (int triangle : triangles) lost |= (drawn & triangle) == triangle;
    if (!lost) found = !wins(other, drawn);
  }
  return value = found;
}

static int sim() {
  const double start = now();
  int edge[6][6], count = 0;
  for (int a = 0; a < 6; a++)
    for (int b = a + 1; b < 6; b++) edge[a][b] = 1 << count++;
  for (int a = 0; a < 6; a++)
    for (int b = a + 1; b < 6; b++)
      for (int c = b + 1; c < 6; c++) triangles.push_back(edge[a][b] | edge[a][c] | edge[b][c]);
  ternary.resize(1 << 15);
  for (int set = 1; set < 1 << 15; set++) ternary[set] = 3 * ternary[set >> 1] + (set & 1);
  known.assign(14348907, -1);
  const bool first = wins(0, 0);
  std::printf("{\"seconds\": %.6f, \"checksum\": %d}\n", now() - start, int(first));
  return 0;
}

static int octal(size_t upto, unsigned mask, const char* digits) {
  const double start = now();
  const size_t count = std::strlen(digits);
  std::vector<uint8_t> values(upto + 1), rare(256);
  for (unsigned value = 0; value < 256; value++) rare[value] = __builtin_parity(value & mask) == 0;
  std::vector<size_t> marked(256, 0), rareHeaps;
  for (size_t heap = 1; heap <= upto; heap++) {
    for (size_t taken = 1; taken <= count && taken <= heap; taken++) {
      const int digit = digits[taken - 1] - '0';
      const size_t rest = heap - taken;
      if (rest == 0 && (digit & 1)) marked[0] = heap;
      if (rest > 0 && (digit & 2)) marked[values[rest]] = heap;
      if (digit & 4)
        for (size_t part : rareHeaps) {
          if (part >= rest) break;
          marked[values[part] ^ values[rest - part]] = heap;
        }
    }
    size_t common = 0, missing = 0;
    for (; marked[common] == heap || rare[common]; common++) missing += marked[common] != heap;
    for (size_t part = 1; missing > 0 && 2 * part <= heap; part++)
      for (size_t taken = 1; missing > 0 && taken <= count && part + taken < heap; taken++) {
        if (!((digits[taken - 1] - '0') & 4)) continue;
        const size_t sum = values[part] ^ values[heap - taken - part];
        if (sum >= common || marked[sum] == heap) continue;
        marked[sum] = heap;
        missing--;
      }
    size_t value = 0;
    while (marked[value] == heap) value++;
    values[heap] = value;
    if (rare[value]) rareHeaps.push_back(heap);
  }
  const double seconds = now() - start;
  std::printf("{\"seconds\": %.6f, \"checksum\": %u}\n", seconds, checksum(values));
  return 0;
}

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "sim") == 0) return sim();
  if (argc == 5 && std::strcmp(argv[1], "octal") == 0)
    return octal(std::strtoull(argv[2], nullptr, 10), std::atoi(argv[3]), argv[4]);
  if (argc < 4) return 2;
  const size_t upto = std::strtoull(argv[2], nullptr, 10);
  std::vector<size_t> set;
  for (int i = 3; i < argc; i++) set.push_back(std::strtoull(argv[i], nullptr, 10));
  const double start = now();
  std::vector<uint8_t> values(upto + 1);
  std::vector<size_t> marked(set.size() + 2, SIZE_MAX);
  for (size_t heap = 0; heap <= upto; heap++) {
    for (size_t taken : set) {
      if (taken > heap) break;
      marked[values[heap - taken]] = heap;
    }
    size_t value = 0;
    while (marked[value] == heap) value++;
    values[heap] = value;
  }
  const double seconds = now() - start;
  std::printf("{\"seconds\": %.6f, \"checksum\": %u}\n", seconds, checksum(values));
}
