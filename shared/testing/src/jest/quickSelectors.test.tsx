// The environment of this test file skips rules that cannot match. These tests check that all matching rules still
// apply.
const SELECTORS = [
  'p',
  'P',
  '*',
  '.card',
  '#first',
  'p.card',
  'p.card.wide',
  '.wide.card',
  'a.card',
  'div .card',
  'div > .card',
  'h2 + p',
  'h2 ~ .card',
  'a, .card',
  'a, b',
  '.car',
  '.card-wide',
  'p:first-child',
  'p:not(.card)',
  'p:not(.a, .b)',
  ':is(p, a).card',
  ':is(.wide)',
  '.card:not(:hover):nth-of-type(1)',
  '[data-kind="a, b"]',
  '[data-kind="x) y"]',
  '.card[data-kind]',
  'p[data-kind=","].card',
  'linearGradient',
  '.card::before',
]

it.each(SELECTORS)('applies the style of %s to what it selects, and to nothing else', (selector) => {
  document.head.innerHTML = `<style>${selector} { z-index: 7 }</style>`
  document.body.innerHTML = `
    <div><h2>Title</h2><p id="first" class="card wide" data-kind="a, b">One</p><p class=" card ">Two</p></div>
    <a data-kind="x) y">Three</a><svg><linearGradient /></svg>`
  const all = [...document.querySelectorAll('*')]
  const styled = all.filter((element) => getComputedStyle(element).zIndex === '7')
  expect(styled).toEqual(all.filter((element) => element.matches(selector)))
})
