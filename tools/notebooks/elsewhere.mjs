// The notebooks as another machine would run them: another time zone, another language, one core
// each.

/** The environment of a run elsewhere; no output may depend on it. */
const ELSEWHERE = {
  TZ: 'Asia/Kathmandu',
  LANG: 'pt_BR.UTF-8',
  LC_ALL: 'pt_BR.UTF-8',
  MANAUS_ONE_CORE: '1',
};

/** From here on, this process and those that it starts run elsewhere. */
export const goElsewhere = () => Object.assign(process.env, ELSEWHERE);
