import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import calls from './calls/routes'
import notificationBadge from './notifications/badge'
import notifications from './notifications/routes'
import routes from './routes'
import unread from './unread'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: routes, mounts: ['/user/chat', '/mentor/chat'] },
    { module: unread, mounts: ['/user/home', '/mentor/home'] },
    { module: calls, mounts: ['/user/calls', '/mentor/calls'] },
    { module: notifications, mounts: ['/user/notifications', '/mentor/notifications'] },
    { module: notificationBadge, mounts: ['/user/home', '/mentor/home'] },
  ],
})
