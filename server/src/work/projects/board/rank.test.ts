import { evenRanks, rankBetween } from './rank'

test('puts a rank between two others, however often', () => {
  const first = rankBetween()
  let [low, high] = [first, rankBetween(first)]
  for (let count = 0; count < 500; count++) {
    const middle = rankBetween(low, high)
    expect(low < middle && middle < high).toBe(true)
    if (count % 3 === 0) low = middle
    else high = middle
  }
})

test('puts a rank at the beginning and at the end, however often', () => {
  let [first, last] = [rankBetween(), rankBetween()]
  for (let count = 0; count < 300; count++) {
    const [before, after] = [rankBetween(undefined, first), rankBetween(last)]
    expect(before < first && last < after).toBe(true)
    ;[first, last] = [before, after]
  }
})

test.each([0, 1, 2, 200])('divides a column of %s cards', (count) => {
  const ranks = evenRanks(count)
  expect(new Set(ranks).size).toBe(count)
  expect(ranks.toSorted()).toEqual(ranks)
})
