import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import frame from './frame'
import routes from './routes'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: routes, mounts: ['/'] },
    { module: frame, mounts: ['/'] },
  ],
})
