import { asApiFailure, type ApiFailure } from '@mentor-connect/api'
import { useCallback, useEffect, useState } from 'react'
import type { ChatClient } from '../../client/chatClient'

/** Loads a room and its messages when it is opened. `isAnswered`: a room that is not there is not the reader's. */
export function useOpenRoom(roomId: string, client: ChatClient) {
  const [isAnswered, setAnswered] = useState(false)
  const [error, setError] = useState<ApiFailure>()

  const open = useCallback(async () => {
    setError(undefined)
    setAnswered(false)
    try {
      const isMember = await client.loadRoom(roomId)
      setAnswered(true)
      if (isMember) await client.loadThread(roomId)
    } catch (failure) {
      console.error('The room could not be loaded.', failure)
      setError(asApiFailure(failure))
    }
  }, [roomId, client])

  useEffect(() => void open(), [open])
  return { isAnswered, error, retry: () => void open() }
}
