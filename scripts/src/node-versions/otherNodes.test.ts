import { TESTED_NODE } from '@mentor-connect/server/node-versions'
import { otherMajors } from './otherNodes'

it('every tested major version is either that of this Node or one of the others', () => {
  const own = Number(process.versions.node.split('.')[0])
  expect([...otherMajors(), own].sort()).toEqual(Object.keys(TESTED_NODE).map(Number))
})
