import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import mentorships from './mentorships/routes'
import waiting from './mentorships/waiting'
import routes from './routes'
import callNotes from './sessions/call-notes'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: routes, mounts: ['/user/sessions', '/mentor/sessions'] },
    { module: mentorships, mounts: ['/user/mentorships', '/mentor/mentorships'] },
    { module: callNotes, mounts: ['/user/calls', '/mentor/calls'] },
    { module: waiting, mounts: ['/user/home', '/mentor/home'] },
  ],
})
