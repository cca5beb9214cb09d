// The C++ yardstick: all states of Hanoi on 3 pegs from a perfect state, at two bits a state (the level modulo 3) with lists of the frontier.
// A table over the nine smallest discs knows the one move that is not the smallest disc's.
// g++ -O3 -march=native -std=c++20 lists.cpp -o lists && ./lists 18          at most 20 discs
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>
using std::vector;
using u8 = uint8_t;
using u32 = uint32_t;
using u64 = uint64_t;

static double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

int main(int, char** argv) {
  const int n = atoi(argv[1]);
  const double start = seconds();
  u64 states = 1;
  for (int i = 0; i < n; i++) states *= 3;
  const int near = n < 9 ? n : 9;
  u32 settings = 1;
  for (int i = 0; i < near; i++) settings *= 3;
  // The next disc on another peg than the smallest, on peg c, goes to the third peg; 0 where it is a larger one.
  vector<u32> step(settings);
  for (u32 s = 0; s < settings; s++) {
    u32 peg = s % 3, rest = s / 3, weight = 3;
    int disc = 1;
    while (disc < near && rest % 3 == peg) rest /= 3, weight *= 3, disc++;
    step[s] = disc == near ? 0 : (3 - peg - 2 * (rest % 3)) * weight;
  }
  vector<u8> levels(states / 4 + 1);
  vector<u32> current{0}, next;
  levels[0] = 1;
  u64 order = 1, sum = 0;
  u32 level = 0;
  for (;;) {
    const u32 code = (level + 1) % 3 + 1;
    next.clear();
    auto claim = [&](u32 state) {
      u32 shift = (state & 3) * 2;
      u8 four = levels[state >> 2];
      if (four >> shift & 3) return;
      levels[state >> 2] = four | code << shift;
      next.push_back(state);
    };
    for (u32 s : current) {
      u32 peg = s % 3, first = s - peg;
      claim(first + (peg == 0));
      claim(first + (peg == 2 ? 1 : 2));
      u32 by = step[s % settings];
      if (by != 0) {
        claim(s + by);
        continue;
      }
      u32 rest = s / settings, weight = settings;
      int disc = near;
      while (disc < n && rest % 3 == peg) rest /= 3, weight *= 3, disc++;
      if (disc < n) claim(s + (3 - peg - 2 * (rest % 3)) * weight);
    }
    if (next.empty()) break;
    level++;
    order += next.size();
    sum += u64(level) * next.size();
    current.swap(next);
  }
  printf("{\"order\":%llu,\"eccentricity\":%u,\"sum\":\"%llu\",\"seconds\":%.4f}\n", (unsigned long long)order, level, (unsigned long long)sum, seconds() - start);
}
