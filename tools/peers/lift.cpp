// The C++ yardstick: all states of Oxford from a state with all discs on one peg, as a lift over the heights of the pegs, with lists.
// A state is heights and an order, read with peg 1 from the bottom and the others from the top: a move turns one segment of positions,
// so that of the Lehmer digits only those of the segment change, by a table.
// g++ -O3 -march=native -std=c++20 lift.cpp -o lift && ./lift 9
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <vector>
using std::vector;
using u8 = uint8_t;
using u32 = uint32_t;
using u64 = uint64_t;

static double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

// rank = head * block + middle * tail + rest goes to head * block + table[middle] * tail + rest
struct Move {
  int to;
  const u32* table;
  u32 tail, block;
};

int main(int, char** argv) {
  const int n = atoi(argv[1]);
  const double start = seconds();
  u64 factorial[16] = {1};
  for (int i = 1; i < 16; i++) factorial[i] = factorial[i - 1] * i;
  vector<std::array<int, 3>> heights;
  int id[17][17];
  memset(id, -1, sizeof id);
  for (int a = n; a >= 0; a--)
    for (int b = n - a; b >= 0; b--) id[a][b] = heights.size(), heights.push_back({a, b, n - a - b});
  const int settings = heights.size();
  std::deque<vector<u32>> tables;
  const u32* forth[16][16] = {};
  const u32* back[16][16] = {};
  auto turn = [&](int i, int j) {
    if (forth[i][j]) return;
    int m = n - i, length = j - i + 1;
    u32 count = factorial[m] / factorial[m - length];
    auto& f = tables.emplace_back(count);
    auto& g = tables.emplace_back(count);
    for (u32 q = 0; q < count; q++) {
      int digit[16], out[16];
      u32 rest = q;
      for (int k = length - 1; k >= 0; k--) digit[k] = rest % (m - k), rest /= m - k;
      int own = digit[0];
      for (int k = 1; k < length; k++)
        if (own > digit[k]) out[k - 1] = digit[k], own--;
        else out[k - 1] = digit[k] + 1;
      out[length - 1] = own;
      u32 t = 0;
      for (int k = 0; k < length; k++) t = t * (m - k) + out[k];
      f[q] = t;
      g[t] = q;
    }
    forth[i][j] = f.data();
    back[i][j] = g.data();
  };
  vector<vector<Move>> moves(settings);
  for (int s = 0; s < settings; s++) {
    auto [first, middle, last] = heights[s];
    auto add = [&](int d1, int d2, int i, int j) {
      int t = id[first + d1][middle + d2];
      if (j <= i) {
        moves[s].push_back({t, nullptr, 0, 0});
        moves[t].push_back({s, nullptr, 0, 0});
        return;
      }
      turn(i, j);
      u32 tail = factorial[n - 1 - j], block = factorial[n - i];
      moves[s].push_back({t, forth[i][j], tail, block});
      moves[t].push_back({s, back[i][j], tail, block});
    };
    if (first) add(-1, 1, 0, 0), add(-1, 0, first - 1, first + middle - 1);
    if (middle) add(0, -1, first, first + middle - 1);
  }
  const u64 orders = factorial[n];
  vector<u8> seen(orders * settings);
  vector<vector<u32>> current(settings), next(settings);
  current[0].push_back(0);
  seen[0] = 1;
  u64 order = 1, sum = 0;
  u32 level = 0;
  for (;;) {
    u64 width = 0;
    for (int s = 0; s < settings; s++)
      for (auto& move : moves[s]) {
        u8* there = &seen[move.to * orders];
        auto& out = next[move.to];
        for (u32 rank : current[s]) {
          u32 to = rank;
          if (move.table) {
            u32 head = rank / move.block * move.block, inner = rank - head, middle = inner / move.tail;
            to = head + move.table[middle] * move.tail + (inner - middle * move.tail);
          }
          if (!there[to]) there[to] = 1, out.push_back(to);
        }
      }
    for (int s = 0; s < settings; s++) width += next[s].size(), current[s].swap(next[s]), next[s].clear();
    if (!width) break;
    level++;
    order += width;
    sum += width * level;
  }
  printf("{\"order\":%llu,\"eccentricity\":%u,\"sum\":\"%llu\",\"seconds\":%.4f}\n", (unsigned long long)order, level, (unsigned long long)sum, seconds() - start);
}
