import { announceAccessChange, type BearerTokens } from '@mentor-connect/api'
import { CLOSE_CODES, type ClientFrame, type ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import { step, type Connection, type ConnectionEffect, type ConnectionEvent } from './connection'
import { openSocket, type Socket } from './socket'

interface ConnectionManagerOptions {
  ownId: string
  tokens: BearerTokens
  onFrame: (frame: ServerFrame) => void
  onChange: (connection: Connection) => void
}

export interface ConnectionManager {
  start: () => void
  stop: () => void
  send: (frame: ClientFrame) => void
  isOpen: () => boolean
  /** Drops a connection that no longer responds, and opens a new one. */
  reset: () => void
}

/** Runs the connection's state machine: executes its effects and feeds it events. */
export function createConnectionManager({
  ownId,
  tokens,
  onFrame,
  onChange,
}: ConnectionManagerOptions): ConnectionManager {
  let connection: Connection = { phase: 'off' }
  let socket: Socket | undefined
  let openedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const dispatch = (event: ConnectionEvent) => {
    const [next, effects] = step(connection, event)
    const changed = next !== connection
    connection = next
    effects.forEach(act)
    if (changed) onChange(next)
  }
  const askToken = async (fresh: boolean) => {
    try {
      dispatch({ type: 'token', token: await (fresh ? tokens.fresh() : tokens.current()) })
    } catch (error) {
      console.warn('No token for the chat service.', error)
      dispatch({ type: 'token-unreachable' })
    }
  }
  const open = (token: string) => {
    openedAt = Date.now()
    socket?.close()
    socket = openSocket(ownId, token, {
      onFrame: (frame) => {
        if (frame.type === 'hello') dispatch({ type: 'opened' })
        onFrame(frame)
      },
      onClose: (code) => {
        // The person may have lost access, so the shell is asked to check that with the API.
        if (code === CLOSE_CODES.forbidden) announceAccessChange()
        dispatch({ type: 'closed', code, openMs: Date.now() - openedAt })
      },
    })
  }
  const act = (effect: ConnectionEffect) => {
    if (effect.type === 'ask-token') void askToken(effect.fresh)
    if (effect.type === 'open') open(effect.token)
    if (effect.type === 'close') socket?.close()
    if (effect.type === 'set-timer') {
      clearTimeout(timer)
      timer = setTimeout(() => dispatch({ type: 'timer' }), effect.ms)
    }
  }

  const handleOnline = () => dispatch({ type: 'wake' })
  const handleOffline = () => dispatch({ type: 'offline' })
  const handleVisibility = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) dispatch({ type: 'wake' })
  }
  return {
    start: () => {
      window.addEventListener('online', handleOnline)
      window.addEventListener('offline', handleOffline)
      document.addEventListener('visibilitychange', handleVisibility)
      dispatch({ type: 'start' })
    },
    stop: () => {
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('offline', handleOffline)
      document.removeEventListener('visibilitychange', handleVisibility)
      clearTimeout(timer)
      dispatch({ type: 'stop' })
    },
    send: (frame) => socket?.send(frame),
    isOpen: () => connection.phase === 'open',
    reset: () => {
      socket?.close()
      dispatch({ type: 'closed', code: 1006, openMs: Date.now() - openedAt })
    },
  }
}
