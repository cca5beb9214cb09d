// Grundy values of heaps, the straightforward way: mark the values of the options, take the first unmarked.
//   heaps subtraction UPTO S1 S2 ...
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

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "sim") == 0) return sim();
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
