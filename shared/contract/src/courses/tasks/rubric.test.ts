import { isFullyMarked, mostPoints, pointsOf, rubricErrors, type Rubric } from './rubric'

const criterion = (id: string) => ({
  id,
  title: `Criterion ${id}`,
  levels: [
    { text: 'missing', points: 0 },
    { text: 'there', points: 2 },
  ],
})
const aRubric = (parts: Partial<Rubric> = {}): Rubric => ({
  criteria: [criterion('a'), criterion('b'), criterion('c')],
  passPoints: 4,
  ...parts,
})

test('counts points', () => {
  expect(mostPoints(aRubric())).toBe(6)
  expect(pointsOf(aRubric(), [{ criterionId: 'a', level: 1 }])).toBe(2)
})

test.each([
  ['one is missing', ['a', 'b'], false],
  ['all are there', ['a', 'b', 'c'], true],
  ['one is given twice', ['a', 'b', 'b'], false],
  ['one is of another rubric', ['a', 'b', 'z'], false],
])('marks: %s', (_, ids, expected) => {
  const marks = ids.map((criterionId) => ({ criterionId, level: 1 }))
  expect(isFullyMarked(aRubric(), marks)).toBe(expected)
})

const [a, b, c] = aRubric().criteria as [Rubric['criteria'][0], Rubric['criteria'][0], Rubric['criteria'][0]]

test.each<[string, Rubric, Record<string, string>]>([
  ['a valid one', aRubric(), {}],
  ['two criteria', aRubric({ criteria: [a, b] }), { criteria: 'criteria_count' }],
  ['an id twice', aRubric({ criteria: [a, b, c, a] }), { criteria: 'same_id' }],
  ['too many points to pass', aRubric({ passPoints: 7 }), { passPoints: 'pass_points' }],
  ['no title', aRubric({ criteria: [{ ...a, title: ' ' }, b, c] }), { 'criteria.0.title': 'required' }],
  [
    'one level',
    aRubric({ criteria: [a, b, { ...c, levels: [{ text: 'good', points: 3 }] }] }),
    { 'criteria.2.levels': 'level_count' },
  ],
  [
    'points that do not rise',
    aRubric({ criteria: [a, b, { ...c, levels: c.levels.toReversed() }], passPoints: 1 }),
    { 'criteria.2.levels.1.points': 'not_rising' },
  ],
])('checks a rubric: %s', (_, rubric, errors) => expect(rubricErrors(rubric)).toEqual(errors))
