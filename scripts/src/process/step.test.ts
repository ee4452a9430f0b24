import { runSteps as run, type Step } from './step'

let printed: string[]
const noted = jest.fn()
const runSteps = (steps: Parameters<typeof run>[0], runsAll = false) => run(steps, { note: noted, runsAll })
beforeEach(() => {
  printed = []
  noted.mockClear()
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})

/** A step that runs a piece of code. */
const step = (name: string, code: string): Step => ({ name, program: '-e', options: [code] })
const lines = () => printed.map((line) => line.replace(/\(.*\)/, '').trim()).filter(Boolean)

it('runs the steps of a list at the same time, and the next one after all of them', async () => {
  const folder = `${process.cwd()}/.cache/step-test-${process.pid}`
  // Each step waits for the file of the other. If the steps ran one after another, they would never end.
  const meets = (mine: string, other: string) => `
    const { existsSync, mkdirSync, writeFileSync } = require('fs')
    mkdirSync('${folder}', { recursive: true })
    writeFileSync('${folder}/${mine}', '')
    const timer = setInterval(() => existsSync('${folder}/${other}') && (console.log('${mine} met ${other}'), clearInterval(timer)), 5)`
  await runSteps([[step('one', meets('a', 'b')), step('two', meets('b', 'a'))]])
  await runSteps([step('three', `require('fs').rmSync('${folder}', { recursive: true })`)])
  expect(lines()[0]).toBe('▶ one, two')
  expect(lines().slice(1, 5).sort()).toEqual(['a met b', 'b met a', '✓ one', '✓ two'])
  expect(lines().slice(5)).toEqual(['▶ three', '✓ three'])
  expect(noted).toHaveBeenLastCalledWith('three', expect.any(Number))
})

it('waits for all steps of a list, and names each that failed', async () => {
  const failing = step('bad', 'console.error("why"); process.exit(3)')
  const outcome = runSteps([[failing, step('good', ''), step('worse', 'process.exit(1)')], step('never', '')])
  await expect(outcome).rejects.toThrow(/^bad failed after [\d.]+ s\.\nworse failed after [\d.]+ s\.$/)
  expect(lines()).toEqual(expect.arrayContaining(['why', '✓ good']))
  expect(lines().join()).not.toMatch('never')
})

it('runs the steps after one that failed if it is told to, and fails at the end', async () => {
  const outcome = runSteps(
    [step('bad', 'process.exit(3)'), step('good', ''), step('worse', 'process.exit(1)')],
    true,
  )
  await expect(outcome).rejects.toThrow(/^bad failed after [\d.]+ s\.\nworse failed after [\d.]+ s\.$/)
  expect(lines()).toContain('✓ good')
})

it('says how far it is and how long the rest usually takes', async () => {
  const typical = (name: string, typicalSeconds: number) => ({ ...step(name, ''), typicalSeconds })
  await runSteps([
    [typical('a check', 60), typical('a longer check', 100)],
    typical('the tests of a step', 20),
  ])
  expect(printed.map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      '▶ a check, a longer check (step 1 of 2, about 2 min; about 2 min until the end)',
      '▶ the tests of a step (step 2 of 2, about 20 s; about 20 s until the end)',
    ]),
  )
})

it('starts the service of a step before it and stops it after it, though the step fails', async () => {
  const stop = jest.fn(async () => undefined)
  const service = async () => ({ environment: { TEST_OF_SERVICE: 'there' }, stop })
  const failing = step('failing', 'process.exit(process.env.TEST_OF_SERVICE === "there" ? 4 : 0)')
  await expect(runSteps([{ ...failing, service }])).rejects.toThrow('failing failed')
  expect(stop).toHaveBeenCalledTimes(1)
})
