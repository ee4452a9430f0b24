import { checkRemoteOptions } from './remoteOptions'

const taken = {
  folders: ['mf-public', 'mf-chat'],
  paths: ['/', '/about', '/user', '/user/home', '/mentor/:id'],
}

test.each([
  ['jobs', '/jobs'],
  ['jobs2', '/user/jobs'],
  ['fair', '/career-fair/today'],
])('%s at %s is fine', (name, path) => {
  expect(() => checkRemoteOptions({ name, path }, taken)).not.toThrow()
})

test.each([
  ['Jobs', '/jobs', /one word/],
  ['my_jobs', '/jobs', /one word/],
  ['my-jobs', '/jobs', /one word/],
  ['2jobs', '/jobs', /one word/],
  ['../jobs', '/jobs', /one word/],
  ['shell', '/jobs', /project itself/],
  ['chat', '/jobs', /There is a remote "chat" already/],
  ['jobs', 'jobs', /cannot be where/],
  ['jobs', '/', /cannot be where/],
  ['jobs', '/Jobs', /cannot be where/],
  ['jobs', '/jobs/:id', /cannot be where/],
  ['jobs', '/jobs/', /cannot be where/],
  ['jobs', '/remotes/jobs', /server of the site/],
  ['jobs', '/readyz', /server of the site/],
  ['jobs', '/about', /would hide \/about/],
  ['jobs', '/user', /would hide \/user/],
  ['jobs', '/mentor', /would hide \/mentor\/:id/],
])('%s at %s is refused', (name, path, reason) => {
  expect(() => checkRemoteOptions({ name, path }, taken)).toThrow(reason)
})
