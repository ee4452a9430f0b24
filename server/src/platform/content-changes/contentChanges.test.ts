import { changedTags, TAGS_MAX } from './contentChanges'

it('reads the tags of a message', () => {
  expect(changedTags(JSON.stringify({ tags: ['course:c1', '*'] }))).toEqual(['course:c1', '*'])
})

it.each(['', 'no JSON', 'null', '7', '{}', '{"tags":"*"}', '{"tags":[7,{},null]}'])(
  'finds none in %j, which somebody else has sent',
  (message) => expect(changedTags(message)).toEqual([]),
)

it('reads no more tags than a message may have', () => {
  const tags = Array.from({ length: TAGS_MAX + 1 }, (_, count) => `course:${count}`)
  expect(changedTags(JSON.stringify({ tags }))).toHaveLength(TAGS_MAX)
})
