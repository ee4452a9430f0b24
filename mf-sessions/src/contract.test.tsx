import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import mentorships from './mentorships/routes'
import waiting from './mentorships/waiting'
import routes from './routes'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: routes, mounts: ['/user/sessions', '/mentor/sessions'] },
    { module: mentorships, mounts: ['/user/mentorships', '/mentor/mentorships'] },
    { module: waiting, mounts: ['/user/home', '/mentor/home'] },
  ],
})
