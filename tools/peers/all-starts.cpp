// The C++ yardstick: the optimal algorithm for Hanoi on 3 pegs checked from all starts against the levels modulo 3, at two bits a state,
// that a search found before. Steps within the nine smallest discs are looked up, a table for each peg on which these should be.
// g++ -O3 -march=native -std=c++20 all-starts.cpp -o all-starts && ./all-starts 16          at most 20 discs
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

static u64 power(int n) { return n == 0 ? 1 : 3 * power(n - 1); }

/** The levels modulo 3, plus 1, from the stack on peg 2. */
static vector<u8> search(int n) {
  const u64 states = power(n);
  vector<u8> levels(states / 4 + 8);
  vector<u32> current{u32(states - 1)}, next;
  levels[(states - 1) >> 2] = 1 << ((states - 1) & 3) * 2;
  for (u32 level = 1; !current.empty(); level++, current.swap(next)) {
    const u32 code = level % 3 + 1;
    next.clear();
    auto claim = [&](u32 state) {
      const u32 shift = (state & 3) * 2;
      if (levels[state >> 2] >> shift & 3) return;
      levels[state >> 2] |= code << shift;
      next.push_back(state);
    };
    for (u32 s : current) {
      const u32 peg = s % 3, first = s - peg;
      claim(first + (peg == 0));
      claim(first + (peg == 2 ? 1 : 2));
      u32 rest = s / 3;
      u64 weight = 3;
      while (weight < states && rest % 3 == peg) rest /= 3, weight *= 3;
      if (weight < states) claim(s + (3 - peg - 2 * (rest % 3)) * weight);
    }
  }
  return levels;
}

/** By how much the step of the discs below `weight` changes the rank; `wanted` becomes the peg on which smaller ones should be. */
static int64_t step(u64 setting, u64 weight, u32& wanted) {
  int64_t by = 0;
  for (weight /= 3; weight >= 1; weight /= 3) {
    const u32 peg = setting / weight;
    setting -= peg * weight;
    if (peg == wanted) continue;
    by = (int64_t(wanted) - peg) * int64_t(weight);
    wanted = 3 - wanted - peg;
  }
  return by;
}

static u64 check(int n, const vector<u8>& levels) {
  const int near = n < 9 ? n : 9;
  const u32 size = power(near);
  const u64 states = power(n);
  vector<int> tables[3];
  for (u32 w = 0; w < 3; w++)
    for (u32 s = 0; s < size; s++) {
      u32 wanted = w;
      tables[w].push_back(step(s, size, wanted));
    }
  static const u8 below[4] = {0, 3, 1, 2};
  vector<u8> level(size + 8), lower(size + 8);
  auto code = [&](u64 s) { return levels[s >> 2] >> (s & 3) * 2 & 3; };
  u64 bad = 0;
  for (u64 base = 0; base < states; base += size) {
    for (u32 i = 0, from = base >> 2; i < size / 4 + 2; i++)
      for (u32 k = 0; k < 4; k++) {
        const u8 c = levels[from + i] >> 2 * k & 3;
        level[4 * i + k] = c;
        lower[4 * i + k] = below[c];
      }
    u32 wanted = 2;
    const int64_t far = step(base / size, states / size, wanted) * size;
    const int* table = tables[wanted].data();
    const u8 *here = level.data() + (base & 3), *want = lower.data() + (base & 3);
    for (u32 i = 0; i < size; i++) {
      if (here[int(i) + table[i]] == want[i]) continue;
      const u64 s = base + i;
      bad += s != states - 1 && (table[i] != 0 || code(s + far) != want[i]);
    }
  }
  return bad;
}

int main(int, char** argv) {
  const int n = atoi(argv[1]);
  const double start = seconds();
  const vector<u8> levels = search(n);
  const double middle = seconds();
  const u64 bad = check(n, levels);
  printf("{\"order\":%llu,\"optimal\":%s,\"search\":%.4f,\"seconds\":%.4f}\n", (unsigned long long)power(n), bad == 0 ? "true" : "false", middle - start, seconds() - middle);
}
