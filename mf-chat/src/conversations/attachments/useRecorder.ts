import type { OutgoingFile } from '@mentor-connect/api/outboxes'
import { VOICE_SECONDS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { useEffect, useRef, useState } from 'react'
import { newMessageId } from '../client/messageId'
import { recordingFormat, startRecording, type Recording } from './recording'

export type RecorderProblem = 'refused' | 'noMicrophone' | 'notRecorded'

const TICK_MS = 100

interface RecorderOptions {
  /** Name of the file, which people with older clients see. */
  name: string
  onRecorded: (file: OutgoingFile) => void
}

export type Recorder = ReturnType<typeof useRecorder>

/** Records a voice message. `now` is defined while it records. */
export function useRecorder({ name, onRecorded }: RecorderOptions) {
  const recording = useRef<Recording>(null)
  const [now, setNow] = useState<{ seconds: number; level: number }>()
  const [problem, setProblem] = useState<RecorderProblem>()
  const isStarting = useRef(false)

  const finish = async () => {
    const ended = recording.current
    recording.current = null
    setNow(undefined)
    try {
      const recorded = await ended?.stop()
      if (recorded) onRecorded({ key: newMessageId(), kind: 'voice', name, ...recorded })
    } catch (error) {
      console.error('The recording failed.', error)
      setProblem('notRecorded')
    }
  }
  const latestFinish = useRef(finish)
  useEffect(() => {
    latestFinish.current = finish
  })

  const isRecording = now !== undefined
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => {
      const current = recording.current
      if (!current) return
      setNow({ seconds: current.seconds(), level: current.level() })
      if (current.seconds() >= VOICE_SECONDS_MAX) void latestFinish.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isRecording])
  useEffect(() => () => recording.current?.cancel(), [])

  const start = async () => {
    const format = recordingFormat()
    if (!format || recording.current || isStarting.current) return
    isStarting.current = true
    setProblem(undefined)
    try {
      recording.current = await startRecording(format)
      setNow({ seconds: 0, level: 0 })
    } catch (error) {
      console.error('The microphone cannot be used.', error)
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      setProblem(isRefused ? 'refused' : 'noMicrophone')
    }
    isStarting.current = false
  }
  const cancel = () => {
    recording.current?.cancel()
    recording.current = null
    setNow(undefined)
  }
  return { now, problem, start: () => void start(), stop: () => void finish(), cancel }
}
