import { PROVIDED_ON_SERVER } from '@mentor-connect/build/singletons'
import { provided } from './provided'

test('the shell provides what the files of areas for servers do not contain', () => {
  expect(Object.keys(provided).sort()).toEqual([...PROVIDED_ON_SERVER].sort())
})
