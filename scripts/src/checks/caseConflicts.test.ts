import { repositoryFiles } from '../testing/repositoryFiles'
import { caseConflicts } from './caseConflicts'

test('no names of this repository differ only in letter case', () => {
  const files = repositoryFiles()
  expect(files).toContain('package.json')
  expect(caseConflicts(files)).toEqual([])
})

test.each([
  ['with the same extension', ['src/Areas.ts', 'src/areas.ts']],
  ['with different extensions', ['src/Areas.tsx', 'src/areas.ts']],
  ['of a file and a folder', ['src/Areas.tsx', 'src/areas/list.ts']],
  ['of folders', ['src/Areas/list.ts', 'src/areas/names.ts']],
])('names %s conflict', (_name, files) => {
  expect(caseConflicts(files)).toHaveLength(1)
})

test.each([
  ['a file and its test', ['areas.ts', 'areas.test.ts']],
  ['a module and its types', ['areas.mjs', 'areas.d.mts']],
  ['files of different folders', ['a/Areas.ts', 'b/areas.ts']],
  ['a component and its folder of another name', ['AreaFrame.tsx', 'area-frame/Sidebar.tsx']],
])('%s do not conflict', (_name, files) => {
  expect(caseConflicts(files)).toEqual([])
})
