import { call, newId, useAttempt } from '@mentor-connect/api'
import {
  addBusyCalendar,
  type BusyCalendarKind,
  type BusyCalendars,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { addressError } from '@mentor-connect/contract/rules/webAddress'
import { useState } from 'react'

interface Values {
  kind: BusyCalendarKind
  name: string
  address: string
  userName: string
  password: string
}
const EMPTY: Values = { kind: 'address', name: '', address: '', userName: '', password: '' }

const FIELDS = ['name', 'address', 'userName', 'password'] as const
type FieldName = (typeof FIELDS)[number]
type Errors = Partial<Record<FieldName, true>>

/** The form that connects a calendar. Errors are shown after the first attempt. */
export function useConnectForm(onConnected: (data: BusyCalendars) => void) {
  const [id] = useState(newId)
  const [values, setValues] = useState(EMPTY)
  const [wasTried, setTried] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const isRefused = failure?.code === 'invalid_input' && failure.fields?.address !== undefined
  const errors = errorsOf(values)

  const send = async () => {
    const { userName, password, ...calendar } = values
    const login = calendar.kind === 'caldav' && { userName, password }
    onConnected((await call(addBusyCalendar, { body: { id, ...calendar, ...login } })).data)
  }
  return {
    values,
    isBusy,
    errors: wasTried ? { ...errors, ...(isRefused && { address: true as const }) } : {},
    /** A failure that no field shows. */
    failure: isRefused ? undefined : failure,
    set: (change: Partial<Values>) => setValues({ ...values, ...change }),
    /** Sends the calendar, or returns the name of the first invalid field. */
    submit: (): FieldName | undefined => {
      setTried(true)
      const invalid = FIELDS.find((name) => errors[name])
      if (!invalid && !isBusy) void attempt(send)
      return invalid
    },
  }
}

function errorsOf({ kind, name, address, userName, password }: Values): Errors {
  return {
    ...(name.trim() === '' && { name: true }),
    ...(!isAddress(address) && { address: true }),
    ...(kind === 'caldav' && userName.trim() === '' && { userName: true }),
    ...(kind === 'caldav' && password === '' && { password: true }),
  }
}

/** Accepts addresses of public hosts with HTTPS or `webcal`. */
function isAddress(typed: string): boolean {
  const address = typed.trim().replace(/^webcals?:/i, 'https:')
  const isHttps = URL.canParse(address) && new URL(address).protocol === 'https:'
  return isHttps && addressError(address) === undefined
}
