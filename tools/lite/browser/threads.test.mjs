// The threads of the tab: searches spread over them where the host allows it, and give the same
// answers where it does not.
import { expect, test } from 'vitest';
import { missing, openSite } from './open.mjs';
import { ON_TWO_THREADS, searched } from './searches.mjs';

/** The lines of the searches on a host. */
async function shownOn(isIsolated) {
  const opened = await openSite({}, isIsolated);
  try {
    return await searched(await opened.context.newPage(), opened.url);
  } finally {
    await opened.close();
  }
}

test.skipIf(missing.length > 0)(
  'two threads where the host allows them, one elsewhere',
  async () => {
    const spread = await shownOn(true);
    expect(spread).toEqual(ON_TWO_THREADS);
    expect(await shownOn(false)).toEqual(spread.map((line) => line.replace(',2,', ',1,')));
  },
);
