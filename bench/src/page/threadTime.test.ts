import { threadTime } from './threadTime'

const URL = 'https://localhost/about'
const navigation = (pid: number, documentLoaderURL: string) => ({
  ...{ name: 'navigationStart', ph: 'R', pid, tid: 1 },
  args: { data: { documentLoaderURL } },
})
/** A task with this many ms of its thread's own time. */
const task = (pid: number, ms: number, name = 'RunTask') => ({ name, ph: 'X', pid, tid: 1, tdur: ms * 1000 })

it("multiplies the tasks of the page's thread, and counts what is over 50 ms", () => {
  const events = [
    navigation(1, 'chrome://newtab/'),
    task(1, 900),
    navigation(2, URL),
    task(2, 10),
    task(2, 15),
    task(2, 40),
    task(2, 500, 'ParseHTML'),
    { ...task(2, 700), tid: 2 },
  ]
  expect(threadTime(events, URL)).toEqual({ over: 10 + 110, longest: 160, all: 40 + 60 + 160 })
})

it('refuses a trace without tasks of the page', () => {
  expect(() => threadTime([navigation(1, 'about:blank'), task(1, 20)], URL)).toThrow('no tasks')
})
