import { ownerOf } from './mountTable'

test.each([
  ['/', 'public'],
  ['/about', 'public'],
  ['/resource/c1', 'public'],
  ['/nowhere/at/all', 'public'],
  ['/user', 'learner'],
  ['/user/home', 'learner'],
  ['/user/bookmarks', 'learner'],
  ['/user/bookmarks/c1', 'learner-bookmark'],
  ['/user/resources', 'learner-courses'],
  ['/user/resources/c1', 'learner-courses'],
  ['/user/mentor/m1', 'learner-mentor'],
  ['/user/chat', 'learner-chat'],
  ['/mentor', 'mentor'],
  ['/mentor/home', 'mentor'],
  ['/mentor/resources/add', 'mentor'],
  ['/mentor/chat', 'mentor-chat'],
  ['/mentor/m1', 'mentor-profile'],
  ['/mentor/m1/deeper', 'public'],
  ['/mentor-signup', 'public'],
])('%s belongs to %s', (pathname, owner) => {
  expect(ownerOf(pathname)?.id).toBe(owner)
})
