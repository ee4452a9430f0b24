import { goalTable, type Goal } from './goals'

const lineOf = (goal: Omit<Goal, 'what'>) => goalTable([{ what: 'a goal', ...goal }]).split('\n')[2]

it.each([
  [{ atMost: 200, measured: 200 }, '| a goal | ≤ 200 | 200 | reached |'],
  [{ atMost: 1.1, measured: 1.1004, digits: 2 }, '| a goal | ≤ 1.1 | 1.10 | missed by 0.1 % |'],
  [{ atMost: 1.15, measured: 1.19, digits: 2 }, '| a goal | ≤ 1.15 | 1.19 | missed by 3.5 % |'],
  [{ atMost: 200, measured: 500 }, '| a goal | ≤ 200 | 500 | missed by 150 % |'],
  [{ atLeast: 95, measured: 95 }, '| a goal | ≥ 95 | 95 | reached |'],
  [{ atLeast: 95, measured: 76 }, '| a goal | ≥ 95 | 76 | missed by 20 % |'],
  [{ atMost: 1.1, measured: NaN }, '| a goal | ≤ 1.1 | NaN | not measured |'],
])('compares %j with its limit', (goal, line) => expect(lineOf(goal)).toBe(line))
