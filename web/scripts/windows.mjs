// The windows of the chart: what each shows, how finely, and what is written on its water and drawn on its land.
// Seas: name, the points its name runs through, and its size. Ranges: hills drawn along a line. Longitude, latitude.

const RANGES = {
  pyrenees: [[-1.2, 42.9], [0.2, 42.6], [1.6, 42.5], [2.4, 42.4]],
  sierra: [[-3.6, 37.1], [-2.9, 37.1]],
  iberian: [[-3.9, 40.9], [-3.2, 41.2], [-2.2, 41.7]],
  alps: [[6.6, 44.3], [7.0, 45.2], [7.7, 45.9], [8.8, 46.4], [10.2, 46.6], [11.6, 46.9], [13.0, 47.0]],
  apennines: [[9.6, 44.4], [10.8, 44.1], [12.2, 43.6], [13.3, 42.6], [14.0, 41.8], [15.3, 40.7], [16.2, 39.6]],
  dinarics: [[15.6, 44.6], [17.0, 43.9], [18.4, 43.2], [19.6, 42.5]],
  pindus: [[20.6, 40.4], [21.2, 39.6]],
  haemus: [[22.6, 43.1], [24.0, 42.7], [25.6, 42.7]],
  carpathians: [[22.8, 45.4], [24.4, 45.5], [25.7, 45.6]],
  taurus: [[30.2, 37.2], [31.8, 37.0], [33.4, 37.2], [34.8, 37.6], [36.2, 37.9]],
  pontic: [[33.0, 41.1], [35.6, 40.7], [38.0, 40.5], [40.2, 40.7]],
  zagros: [[45.0, 36.6], [46.2, 35.4], [47.2, 34.2]],
  lebanon: [[35.9, 34.1], [36.2, 34.5]],
  atlas: [[-5.2, 33.2], [-3.6, 34.4], [-0.6, 34.6], [1.9, 35.0], [4.6, 35.5], [6.6, 35.3], [8.2, 35.5]],
};

const NILE = [[31.0, 31.5], [31.3, 30.9], [31.2, 30.1], [31.0, 29.2], [30.8, 28.2], [31.2, 27.1], [32.5, 26.2], [32.6, 25.5], [32.9, 24.4], [32.9, 23.6], [31.6, 22.0], [30.6, 20.4]];
const ROSETTA = [[31.2, 30.2], [30.8, 30.8], [30.4, 31.45]];
const PO = [[12.4, 44.96], [11.2, 45.05], [9.7, 45.1], [8.4, 45.15], [7.6, 44.9]];
const RHONE = [[4.7, 43.4], [4.7, 44.4], [4.8, 45.7], [5.8, 45.9], [6.3, 46.4]];
const EBRO = [[0.8, 40.75], [0.3, 41.3], [-0.9, 41.7], [-2.4, 42.4], [-3.8, 42.9]];
const DANUBE = [[29.6, 45.1], [28.1, 45.4], [27.6, 44.2], [25.5, 43.7], [23.3, 43.8], [22.4, 44.6], [20.5, 44.8], [19.0, 45.5], [18.9, 47.0], [17.5, 47.8], [15.5, 48.3]];
const EUPHRATES = [[48.0, 30.4], [46.0, 31.2], [44.4, 32.5], [42.6, 34.0], [40.2, 35.1], [38.2, 36.0], [38.0, 37.2], [39.0, 38.6], [41.0, 39.8]];
const TIGRIS = [[47.4, 31.0], [46.0, 32.6], [44.4, 33.4], [43.6, 35.0], [42.9, 36.6], [40.6, 37.9]];

export const WINDOWS = {
  mediterranean: {
    west: -6.6, east: 37.4, south: 30.2, north: 45.4, parallels: [32, 44],
    scale: "50m", tolerance: 0.35, smallest: 5, margin: 0.3, graticule: 5,
    seas: [
      { name: "MARE INTERNUM", through: [[14.2, 35.0], [17.8, 34.35], [21.6, 34.3]], size: 30 },
      { name: "MARE TYRRHENUM", through: [[10.6, 40.35], [12.2, 39.6], [14.6, 39.05]], size: 17 },
      { name: "MARE HADRIATICUM", through: [[13.7, 43.95], [15.6, 42.75], [18.3, 41.5]], size: 14 },
      { name: "MARE IONIUM", through: [[17.4, 38.75], [18.8, 38.55], [20.0, 38.5]], size: 15 },
      { name: "MARE AEGYPTIUM", through: [[28.0, 33.15], [30.4, 33.2], [32.8, 33.45]], size: 19 },
      { name: "MARE BALEARICUM", through: [[0.4, 38.4], [2.6, 38.7], [4.8, 38.75]], size: 14 },
      { name: "PONTUS EUXINUS", through: [[29.6, 42.6], [33.0, 43.2], [36.6, 43.0]], size: 24 },
      { name: "OCEANUS", through: [[-8.6, 36.1], [-7.6, 36.5], [-6.9, 36.6]], size: 12 },
      { name: "SYRTIS MAIOR", through: [[17.5, 31.6], [18.6, 31.25], [19.7, 31.7]], size: 12 },
      { name: "SINUS ARABICUS", through: [[33.5, 27.6], [34.6, 26.2], [35.7, 24.6]], size: 13 },
    ],
    ranges: ["pyrenees", "sierra", "iberian", "alps", "apennines", "dinarics", "pindus", "haemus", "carpathians", "taurus", "pontic", "atlas", "lebanon"].map((name) => RANGES[name]),
    rivers: [NILE, ROSETTA, PO, RHONE, EBRO, DANUBE, EUPHRATES],
  },
  orient: {
    west: 3.4, east: 47.6, south: 23.9, north: 48.3, parallels: [30, 44],
    scale: "50m", tolerance: 0.35, smallest: 6, margin: 0.3, graticule: 5,
    seas: [
      { name: "OCEANUS", through: [[-8, 45], [-6, 45.4], [-4, 45.6]], size: 16 },
      { name: "SINUS ARABICUS", through: [[33.6, 27.5], [34.7, 26.1], [35.8, 24.5]], size: 14 },
    ],
    ranges: ["alps", "apennines", "dinarics", "haemus", "carpathians", "taurus", "pontic", "zagros", "atlas", "lebanon"].map((name) => RANGES[name]),
    rivers: [NILE, ROSETTA, PO, RHONE, DANUBE, EUPHRATES, TIGRIS],
  },
  sicily: {
    west: 6.2, east: 18.6, south: 33.6, north: 44.1, parallels: [35, 42],
    scale: "10m", tolerance: 0.4, smallest: 8, margin: 0.35, graticule: 2,
    lenses: [{ at: [14.0, 37.6], power: 0.62, reach: 240 }, { at: [14.0, 41.2], power: 0.34, reach: 190 }],
    seas: [
      { name: "MARE TYRRHENUM", through: [[11.0, 40.3], [12.2, 39.8], [13.6, 39.6]], size: 34 },
      { name: "MARE AFRICUM", through: [[12.0, 36.0], [13.2, 35.75], [14.6, 35.8]], size: 28 },
      { name: "MARE IONIUM", through: [[16.9, 38.3], [17.15, 37.6], [17.2, 36.7]], size: 24 },
      { name: "MARE HADRIATICUM", through: [[14.2, 43.6], [15.9, 42.8], [17.6, 41.9]], size: 24 },
      { name: "MARE SARDUM", through: [[7.5, 38.5], [8.2, 38.2], [9.0, 38.05]], size: 19 },
      { name: "SYRTIS MINOR", through: [[10.6, 34.4], [11.2, 34.2], [11.9, 34.2]], size: 17 },
    ],
    ranges: [RANGES.apennines, RANGES.dinarics, [[14.1, 37.9], [14.8, 37.85]], [[9.2, 40.1], [9.3, 39.9]], [[9.0, 42.3], [9.1, 42.0]], [[6.6, 35.3], [8.2, 35.5], [9.2, 35.8]]],
    rivers: [PO, [[12.25, 41.75], [12.5, 42.1], [12.4, 42.8], [12.0, 43.5]], [[10.3, 43.68], [11.2, 43.76], [11.8, 43.6]], [[10.2, 37.05], [9.4, 36.6], [8.6, 36.5]]],
  },
};
