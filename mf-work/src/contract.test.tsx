import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import routes from './routes'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [{ module: routes, mounts: ['/openings'] }],
})
