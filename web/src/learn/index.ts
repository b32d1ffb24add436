// Lessons, puzzles and the rules, loaded when somebody wants to learn.

export const loadLearn = () => import("./Learn.svelte");
export const loadPuzzle = () => import("./Puzzle.svelte");
export const loadLesson = () => import("./Lesson.svelte");
export const loadConformance = () => import("./ConformancePage.svelte");
export const loadRules = () => import("./RulesPage.svelte");
