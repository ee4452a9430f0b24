/**
 * Kinds of rooms, by what makes them: the team of a project, a workshop, the people who follow a path, the learners of a
 * mentor.
 */
export const ROOM_KINDS = ['project', 'workshop', 'path', 'mentor'] as const
export type RoomKind = (typeof ROOM_KINDS)[number]

/** Rooms of these kinds exist only if their owner has opened one. */
const OPENED_BY_OWNER: readonly RoomKind[] = ['path', 'mentor']
export const isOpenedByOwner = (kind: RoomKind) => OPENED_BY_OWNER.includes(kind)

/** The owner is named by what made the room; the owner appoints moderators. */
export const ROOM_ROLES = ['owner', 'moderator', 'member'] as const
export type RoomRole = (typeof ROOM_ROLES)[number]
/** Roles that may pin messages, remove messages of others, and remove members. */
export const leadsRoom = (role: RoomRole) => role !== 'member'

/** Which earlier messages a new member can read: `all`, or only those since joining. */
export const ROOM_HISTORIES = ['all', 'joined'] as const
export type RoomHistory = (typeof ROOM_HISTORIES)[number]

/** The id of the room of a thing. There is one room for each. */
export const roomIdOf = (kind: RoomKind, subjectId: string) => `${kind}-${subjectId}`

export const ROOM_MEMBERS_MAX = 200
export const ROOM_TITLE_MAX = 200
/** Rooms with at most this many members also show who is typing and, by name, who has read what, at once. */
export const SMALL_ROOM_MEMBERS = 20
export const ROOMS_PAGE = 20
export const ROOMS_PAGE_MAX = 50
export const ROOM_MEMBERS_PAGE = 50
/** Maximum number of people that one message can mention. */
export const MENTIONS_MAX = 10
/** Maximum number of mentions by one person within a minute. */
export const MENTIONS_PER_MINUTE = 30
/** Rate limit of one room's messages, by all members together: the sustained rate per second, and the burst. */
export const ROOM_MESSAGES_PER_SECOND = 20
export const ROOM_MESSAGE_BURST = 100
/** Maximum number of files that all members together can attach in one room within a minute. */
export const ROOM_FILES_PER_MINUTE = 60
/** Maximum number of other members whom a learner can have blocked. */
export const BLOCKED_MEMBERS_MAX = 200
/** Maximum number of rooms whose state is told in one call. */
export const ROOM_STATES_MAX = 20
