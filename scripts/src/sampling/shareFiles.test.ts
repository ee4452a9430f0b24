import { noLoad, shareFiles, type Every } from './shareFiles'

const SECONDS: Record<string, number> = { a: 60, b: 50, c: 40, d: 30, e: 20, f: 10, g: 10, h: 10, i: 10 }
const share = (every: Every, load = noLoad()) => {
  const places = shareFiles(Object.keys(SECONDS), { every, secondsOf: (file) => SECONDS[file]!, load })
  return { places, load }
}

it('gives each turn about as many seconds', () => {
  expect(share(6).load).toEqual([60, 50, 40, 30, 30, 30])
  expect(share(3).load).toEqual([80, 80, 80, 80, 80, 80])
})

it('gives less to a turn that has other work', () => {
  const { places, load } = share(6, [100, 0, 0, 0, 0, 0])
  expect([...places.values()]).not.toContain(0)
  expect(load[0]).toBe(100)
})

it('gives the same places whatever the order of the files', () => {
  const reversed = shareFiles(Object.keys(SECONDS).reverse(), {
    every: 6,
    secondsOf: (file) => SECONDS[file]!,
    load: noLoad(),
  })
  expect(new Map(reversed)).toEqual(share(6).places)
})
