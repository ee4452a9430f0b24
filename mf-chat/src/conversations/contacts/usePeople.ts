import { call, type ApiFailure } from '@mentor-connect/api'
import { getChatDetails, type ChatPerson } from '@mentor-connect/contract/messages/chat'
import { CHAT_DETAILS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import useSWR from 'swr'

/** Loads names and pictures by id; reloads them when the page becomes visible, in case they changed. */
export function usePeople(ids: string[]) {
  const wanted = [...new Set(ids)].sort()
  const state = useSWR<Map<string, ChatPerson>, ApiFailure>(
    wanted.length > 0 ? ['chat-people', ...wanted] : null,
    () => fetchPeople(wanted),
    { keepPreviousData: true },
  )
  return {
    people: state.data,
    /** True while some of the names are being loaded for the first time. */
    isLoading: state.isLoading,
    error: state.error,
    retry: () => void state.mutate(),
  }
}

async function fetchPeople(ids: string[]): Promise<Map<string, ChatPerson>> {
  const parts = Array.from({ length: Math.ceil(ids.length / CHAT_DETAILS_MAX) }, (_, index) =>
    ids.slice(index * CHAT_DETAILS_MAX, (index + 1) * CHAT_DETAILS_MAX),
  )
  const answers = await Promise.all(parts.map((userIds) => call(getChatDetails, { body: { userIds } })))
  return new Map(answers.flatMap(({ data }) => data.users).map((person) => [person._id, person]))
}
