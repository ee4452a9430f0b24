import { allAreas, backOfficeAreas, everyArea } from './areas'

const names = (areas: { name: string }[]) => areas.map(({ name }) => name)

it('keeps the back office out of the product’s site, and the product out of its site', () => {
  expect(names(allAreas())).toEqual(expect.arrayContaining(['shell', 'public', 'learner', 'mentor', 'chat']))
  expect(names(allAreas())).not.toContain('admin')
  expect(names(backOfficeAreas()).sort()).toEqual(['admin', 'shell'])
  expect(names(everyArea()).sort()).toEqual([...names(allAreas()), 'admin'].sort())
})
