import Type, { type Static } from 'typebox'
import { VIDEO_SECONDS_MAX, WATCH_PIECE_SECONDS, WATCHED_REPORT_MAX } from './lessonLimits'
import { CAPTIONS, VIDEO } from '../../rules/uploads'
import { endpoint } from '../../api/endpoint'
import { LessonFilePath } from '../../api/files'
import { Id, literals } from '../../api/wire'

/** Index of a piece of a video, from 0. */
const Piece = Type.Integer({ minimum: 0, maximum: VIDEO_SECONDS_MAX / WATCH_PIECE_SECONDS })

const WatchedReply = Type.Object({
  /** Number of pieces of the video that count as watched so far. */
  watched: Type.Integer(),
  /** Number of pieces of the video. */
  of: Type.Integer(),
  /** Pieces of this report that do not count yet. The client may send them again later. */
  left: Type.Array(Piece),
  /** Set if this report completed the lesson. */
  status: Type.Optional(Type.Literal('completed')),
})
export type WatchedReply = Static<typeof WatchedReply>

export const saveWatched = endpoint({
  method: 'POST',
  path: '/resource/:id/lessons/:lessonId/watched',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'lessonPosition',
  summary:
    'Report which pieces of an uploaded video the learner has watched. New ones count as far as they fit into the time since the last report at double speed; the first report starts the clock. Most of its pieces complete a lesson of the kind `video`.',
  params: Type.Object({ id: Id, lessonId: Id }),
  body: Type.Object({
    userId: Id,
    /** Id of the block with the video. */
    blockId: Id,
    pieces: Type.Array(Piece, { maxItems: WATCHED_REPORT_MAX }),
  }),
  reply: WatchedReply,
})

export const uploadLessonVideo = endpoint({
  method: 'POST',
  path: '/resource/upload-lesson-video',
  access: 'active-mentor',
  rateLimit: 'videoUpload',
  summary:
    'Store a video for a lesson: MP4 with H.264 and AAC, which every browser plays. It is judged by its content; metadata of cameras is removed.',
  files: { video: { ...VIDEO, required: true } },
  reply: Type.Object({ file: LessonFilePath, seconds: Type.Number(), bytes: Type.Integer() }),
})

/**
 * Reasons for which an entry of captions cannot be shown. `times`: it has no valid times · `length`: it does not end
 * after it begins · `late`: it is later than any video lasts · `long`: its text is too long
 */
export const LEFT_OUT_REASONS = ['times', 'length', 'late', 'long'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export const LEFT_OUT_LINE_MAX = 80
/** Maximum number of left-out entries that are listed. */
export const LEFT_OUT_NAMED = 10

const LeftOutCue = Type.Object({
  /** The line with the entry's times, or its first line. */
  line: Type.String({ maxLength: LEFT_OUT_LINE_MAX }),
  why: literals(LEFT_OUT_REASONS),
})
export type LeftOutCue = Static<typeof LeftOutCue>

/** Entries of captions that were left out because they cannot be shown. */
const LeftOutCues = Type.Object({
  count: Type.Integer({ minimum: 1 }),
  first: Type.Array(LeftOutCue, { maxItems: LEFT_OUT_NAMED }),
})
export type LeftOutCues = Static<typeof LeftOutCues>

export const uploadLessonCaptions = endpoint({
  method: 'POST',
  path: '/resource/upload-lesson-captions',
  access: 'active-mentor',
  rateLimit: 'upload',
  summary:
    'Store captions of a video: WebVTT in UTF-8. Styles and comments are removed, entries that cannot be shown are left out and named.',
  files: { captions: { ...CAPTIONS, required: true } },
  reply: Type.Object({ file: LessonFilePath, leftOut: Type.Optional(LeftOutCues) }),
})
