import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import routes from './routes'
import unread from './unread'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: routes, mounts: ['/user/chat', '/mentor/chat'] },
    { module: unread, mounts: ['/user/home', '/mentor/home'] },
  ],
})
