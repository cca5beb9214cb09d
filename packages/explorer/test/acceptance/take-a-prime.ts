const isPrime = (n: number) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0);

/** Take a prime number of objects. */
export default {
  name: 'take a prime',
  options: (heap: number) =>
    [...Array(heap + 1).keys()].filter(isPrime).map((prime) => heap - prime),
};
