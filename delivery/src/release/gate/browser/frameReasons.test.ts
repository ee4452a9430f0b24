import { frameReasons } from './frameReasons'
import type { FrameUse } from './tryFrame'

const reasons = (changes: Partial<FrameUse>) =>
  frameReasons({ lacksLinks: false, covered: [], swallowed: [], leftovers: [], ...changes })

test('a frame that can be used is no reason', () => {
  expect(reasons({ pressed: { path: '/about', outcome: 'opened' } })).toEqual([])
})

test.each<[Partial<FrameUse>, RegExp]>([
  [{ lacksLinks: true }, /^shows no link of the frame/],
  [
    { covered: [{ text: 'About', path: '/about', x: 1, y: 1, cover: 'div.own' }] },
    /^covers the link "About" of the frame with div\.own/,
  ],
  [{ swallowed: ['the wheel'] }, /^keeps the wheel from the frame/],
  [{ pressed: { path: '/about', outcome: 'ignored' } }, /^ignores presses of the link to \/about/],
  [{ pressed: { path: '/about', outcome: 'not shown' } }, /^does not make room for \/about/],
  [{ pressed: { path: '/about', outcome: 'keeps the title' } }, /^keeps the title of the window/],
  [{ pressed: { path: '/about', outcome: 'no way back' } }, /^cannot be gone back to from \/about/],
  [
    { leftovers: [{ id: 1, kind: 'listener', name: 'click of window', script: 'remotes/learner/r2/a.js' }] },
    /^leaves a listener .*\(click of window, in remotes\/learner\/r2\/a\.js\)/,
  ],
  [
    { leftovers: [{ id: 1, kind: 'timer', name: 'setInterval', script: 'remotes/learner/r2/a.js' }] },
    /^leaves a timer running/,
  ],
  [
    { leftovers: [{ id: 1, kind: 'element', name: 'div.own', script: '' }] },
    /^leaves div\.own in the document/,
  ],
])('of %j it says why', (use, says) => {
  expect(reasons(use)).toEqual([expect.stringMatching(says)])
})
