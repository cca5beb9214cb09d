import { hanoi, manaus, oxford, oxford1, london, bucharest } from '@manaus/core';
import { analyze } from '@manaus/lab';
for (const caps of [[4,3,2],[4,3,3],[4,4,2],[4,4,4],[4,2,2],[4,3,1],[4,2,1]]) { const a=analyze(manaus(4,{capacities:caps})); console.log(caps.join(), a.order, a.components.join(), a.reachable, a.eccentricity, a.farthest.join(' ')); }
for (let n=1;n<=6;n++) console.log(n, ...['any','adjacent','cyclic','star'].map(m=>{const a=analyze(hanoi(n,{moves:m}));return [a.order,a.eccentricity,a.farthest.slice(0,3)].join()}));
for (let n=1;n<=8;n++) {const a=analyze(oxford1(n)),b=analyze(oxford(n)); console.log(n,a.eccentricity,b.eccentricity,b.distances.join(),b.planar,b.farthest.join(' '));}
for (let n=2;n<=8;n++) {const t=Date.now();const b=analyze(london(n)); console.log(n,b.order,b.eccentricity,b.components?.join(),b.distances.join(),b.planar, Date.now()-t);}
for (let n=2;n<=12;n++) {const t=Date.now();const b=analyze(manaus(n)); console.log(n,b.order,b.eccentricity,b.components?.join(),b.planar, b.farthest.join(), Date.now()-t);}
for (let n=1;n<=9;n++) {const t=Date.now(); console.log(n,analyze(hanoi(n,{pegs:4})).eccentricity, Date.now()-t);}
