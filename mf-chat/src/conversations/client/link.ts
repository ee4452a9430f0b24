import type { ClientFrame, ServerFrame } from '@mentor-connect/shared/contracts/chatFrames'
import { step, type Connection, type ConnectionEffect, type ConnectionEvent } from './connection'
import { openSocket, type Socket } from './socket'
import type { Tokens } from './tokens'

interface LinkOptions {
  ownId: string
  tokens: Tokens
  onFrame: (frame: ServerFrame) => void
  onChange: (connection: Connection) => void
}

export interface Link {
  start: () => void
  stop: () => void
  send: (frame: ClientFrame) => void
  isOpen: () => boolean
  /** Gives a connection up that does not answer any more, and begins anew. */
  reset: () => void
}

/** Runs the connection machine: does what it asks for and tells it what happens. */
export function createLink({ ownId, tokens, onFrame, onChange }: LinkOptions): Link {
  let connection: Connection = { phase: 'off' }
  let socket: Socket | undefined
  let openedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (event: ConnectionEvent) => {
    const [next, effects] = step(connection, event)
    const changed = next !== connection
    connection = next
    effects.forEach(act)
    if (changed) onChange(next)
  }
  const askToken = async (fresh: boolean) => {
    try {
      tell({ type: 'token', token: await (fresh ? tokens.fresh() : tokens.current()) })
    } catch (error) {
      console.warn('No token for the chat service.', error)
      tell({ type: 'token-unreachable' })
    }
  }
  const open = (token: string) => {
    openedAt = Date.now()
    socket?.close()
    socket = openSocket(ownId, token, {
      onFrame: (frame) => {
        if (frame.type === 'hello') tell({ type: 'opened' })
        onFrame(frame)
      },
      onClose: (code) => tell({ type: 'closed', code, heldMs: Date.now() - openedAt }),
    })
  }
  const act = (effect: ConnectionEffect) => {
    if (effect.type === 'ask-token') void askToken(effect.fresh)
    if (effect.type === 'open') open(effect.token)
    if (effect.type === 'close') socket?.close()
    if (effect.type === 'set-timer') {
      clearTimeout(timer)
      timer = setTimeout(() => tell({ type: 'timer' }), effect.ms)
    }
  }

  const handleOnline = () => tell({ type: 'wake' })
  const handleOffline = () => tell({ type: 'offline' })
  const handleVisibility = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) tell({ type: 'wake' })
  }
  return {
    start: () => {
      window.addEventListener('online', handleOnline)
      window.addEventListener('offline', handleOffline)
      document.addEventListener('visibilitychange', handleVisibility)
      tell({ type: 'start' })
    },
    stop: () => {
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('offline', handleOffline)
      document.removeEventListener('visibilitychange', handleVisibility)
      clearTimeout(timer)
      tell({ type: 'stop' })
    },
    send: (frame) => socket?.send(frame),
    isOpen: () => connection.phase === 'open',
    reset: () => {
      socket?.close()
      tell({ type: 'closed', code: 1006, heldMs: Date.now() - openedAt })
    },
  }
}
