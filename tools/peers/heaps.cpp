// Grundy values of heaps, the straightforward way: mark the values of the options, take the first unmarked.
//   heaps subtraction UPTO S1 S2 ...
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

int main(int argc, char** argv) {
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
