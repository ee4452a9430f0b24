import { selectorsIn } from './queries'

test.each([
  ['up{job="x"} == 0', ['up{job="x"}']],
  [
    'sum by (service, le) (rate(a_bucket{route!~"/readyz|/healthz"}[5m])) > 800e6',
    ['a_bucket{route!~"/readyz|/healthz"}'],
  ],
  ['sum(increase(a_total[15m])) > 5 and on (service) topk(10, b)', ['a_total', 'b']],
  ['a unless a offset 10m and on (x) (time() - b < 10 * 60)', ['a', 'a', 'b']],
])('the selectors of %s', (expr, selectors) => {
  expect(selectorsIn(expr).map(({ selector }) => selector)).toEqual(selectors)
})
