// The page works without this: it adds the filter, and the interactive form of the figures.
(() => {
  const loaded = new Map();

  /** A script beside the page, once. */
  function load(source) {
    if (!loaded.has(source))
      loaded.set(
        source,
        new Promise((resolve, reject) => {
          const script = document.createElement('script');
          Object.assign(script, {
            src: source,
            onload: resolve,
            onerror: () => reject(new Error(`${source} could not be read`)),
          });
          document.head.append(script);
        }),
      );
    return loaded.get(source);
  }

  async function draw(plot) {
    const { figure } = plot.dataset;
    const live = plot.querySelector('.live');
    if (plot.dataset.drawn === undefined) {
      plot.dataset.drawn = '';
      await Promise.all([load('assets/plotly.js'), load(`figures/${figure}.js`)]);
      const { data, layout, config, frames } = window.manausFigures[figure];
      live.hidden = false;
      await window.Plotly.newPlot(live, {
        data,
        layout,
        config: { displaylogo: false, ...config },
        frames: frames ?? [],
      });
    }
    show(plot, true);
  }

  function show(plot, interactive) {
    plot.querySelector('.live').hidden = !interactive;
    plot.classList.toggle('interactive', interactive);
    plot.querySelector('.swap').textContent = interactive ? 'Static' : 'Interactive';
  }

  const failed = (plot) => (error) => {
    console.error(error);
    show(plot, false);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        // One that is wider than the page would be cut: its static twin, which shrinks, stays until asked.
        if (Number(target.dataset.width) <= target.clientWidth) draw(target).catch(failed(target));
      }
    },
    { rootMargin: '100px' },
  );

  for (const plot of document.querySelectorAll('.plot:not([data-figure=""])')) {
    const button = plot.querySelector('.swap');
    button.hidden = false;
    button.addEventListener('click', () =>
      plot.classList.contains('interactive') ? show(plot, false) : draw(plot).catch(failed(plot)),
    );
    if (plot.dataset.when === 'seen') seen.observe(plot);
  }

  /** A link to something closed opens it. */
  function openTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }
  addEventListener('hashchange', openTarget);
  openTarget();

  const form = document.querySelector('form.filter');
  const rows = [...document.querySelectorAll('table.ledger tbody tr')].map((row) => ({
    row,
    work: row.closest('.work'),
    text: `${row.id} ${row.textContent}`.toLowerCase(),
  }));

  function filter() {
    const words = form.elements.text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const work = form.elements.work.value;
    const verdicts = new Set(
      [...form.querySelectorAll('[name=verdict]:checked')].map((box) => box.value),
    );
    const fits = (entry) =>
      (work === '' || entry.work.dataset.work === work) &&
      verdicts.has(entry.row.dataset.verdict) &&
      words.every((word) => entry.text.includes(word));
    const kept = new Set(rows.filter(fits));
    for (const entry of rows) entry.row.hidden = !kept.has(entry);
    for (const table of document.querySelectorAll('.work'))
      table.hidden = ![...kept].some((entry) => entry.work === table);
    form.elements.count.textContent = `${kept.size} of ${rows.length} items`;
  }

  form.hidden = false;
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  filter();
})();
