/** Node's `perf_hooks`: a worker has them as globals. */
export const { performance, PerformanceObserver } = globalThis;
