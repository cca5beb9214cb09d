// The C++ yardstick: the moves of the shortest and of the worst solution of Hanoi on 3 pegs, in one loop each.
// g++ -O3 -march=native -std=c++20 hanoi.cpp -o hanoi && ./hanoi shortest 25 && ./hanoi worst 15
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

int main(int, char** argv) {
  const int n = atoi(argv[2]);
  const double start = seconds();
  uint64_t count = 0, sum = 0;
  int peg[64] = {}, step[64];
  if (strcmp(argv[1], "shortest") == 0) {
    for (uint64_t m = 1; m < uint64_t(1) << n; m++) {
      const int disc = __builtin_ctzll(m) + 1;
      peg[disc] = (peg[disc] + ((n - disc) % 2 == 0 ? 2 : 1)) % 3;
      count++, sum += disc * peg[disc];
    }
  } else {
    for (int disc = 1; disc <= n; disc++) step[disc] = 1;
    for (int disc = 1; disc <= n;) {
      const int to = peg[disc] + step[disc];
      if (to < 0 || to > 2) {
        step[disc] = -step[disc], disc++;
        continue;
      }
      peg[disc] = to;
      count++, sum += disc * to;
      disc = 1;
    }
  }
  printf("{\"count\": %llu, \"sum\": %llu, \"seconds\": %.6f}\n", (unsigned long long)count, (unsigned long long)sum, seconds() - start);
}
