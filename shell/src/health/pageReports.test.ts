import { createPageReports } from './pageReports'

test('a vital belongs to the page on which it was measured', () => {
  const reports = createPageReports('/')
  reports.pageShown('/resource/:courseId', 4000)
  reports.addVital('lcp', 1200, 1200)
  reports.addVital('cls', 30, 900)
  reports.addVital('inp', 180, 6000)
  expect(reports.takeChanged()).toEqual([
    { route: '/', lcp: 1200, cls: 30 },
    { route: '/resource/:courseId', inp: 180 },
  ])
  expect(reports.takeChanged()).toEqual([])
})

test('what is measured again is reported where it was measured last', () => {
  const reports = createPageReports('/')
  reports.addVital('inp', 80, 500)
  reports.pageShown('/about', 1000)
  reports.addVital('inp', 240, 1500)
  expect(reports.takeChanged()).toEqual([{ route: '/about', inp: 240 }])
})

test('reports that could not be sent are sent with the next ones, unless newer', () => {
  const reports = createPageReports('/')
  reports.addVital('lcp', 1200, 1200)
  reports.addVital('cls', 30, 900)
  const unsent = reports.takeChanged()
  reports.addVital('cls', 90, 2000)
  reports.giveBack(unsent)
  expect(reports.takeChanged()).toEqual([{ route: '/', cls: 90, lcp: 1200 }])
})
