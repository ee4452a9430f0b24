import { outageOf, Unavailable } from './unavailable'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  ['ENOSPC', 'disk_full'],
  ['SQLITE_FULL', 'disk_full'],
  ['53100', 'disk_full'],
  ['EROFS', 'disk_read_only'],
  ['SQLITE_READONLY_DIRECTORY', 'disk_read_only'],
  ['25006', 'disk_read_only'],
  ['SQLITE_IOERR_WRITE', 'disk_broken'],
  ['SQLITE_BUSY', 'database'],
  ['57P01', 'database'],
  ['57014', 'database'],
  ['08006', 'database'],
  ['53300', 'database'],
  ['23505', undefined],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['ENOENT', undefined],
])('classifies %s as %s', (code, outage) => expect(outageOf(withCode(code))).toBe(outage))

it('finds the outage among the causes of an error', () => {
  expect(outageOf(new Error('saving failed', { cause: withCode('ENOSPC') }))).toBe('disk_full')
  expect(outageOf(new Unavailable('files'))).toBe('files')
  expect(outageOf(new Error('a defect'))).toBeUndefined()
  expect(outageOf('no error')).toBeUndefined()
})
