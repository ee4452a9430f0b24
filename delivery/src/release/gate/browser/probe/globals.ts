/*
 * Finds changes of the functions that all code in a page shares: those of the browser and of the language. A release
 * that replaces one of them changes the shell and all other areas.
 */

import { VERIFIES_FILES } from '@mentor-connect/contract/site/verifying'

type Holder = [name: string, holder: object]
type Known = Map<string, PropertyDescriptor>

/**
 * Remembers the globals of a new document. Returns a function that lists the names of those that have been changed
 * since.
 */
export function rememberGlobals(): () => string[] {
  const window_ = window as unknown as Record<string, unknown>
  const holders: Holder[] = [['window', window], ...constructors(window_), ...namespaces(window_)]
  const before = holders.map(([, holder]) => descriptorsOf(holder))
  const instances = INSTANCES.flatMap((name): Holder[] =>
    window_[name] instanceof Object ? [[name, window_[name]]] : [],
  )
  return () => [
    ...holders.flatMap(([name, holder], index) => changesOf(name, holder, before[index]!)),
    ...instances.flatMap(([name, instance]) => shadowed(name, instance)),
  ]
}

/**
 * Objects whose methods are defined on their prototype. A property of the same name on the object itself would replace
 * a method.
 */
const INSTANCES = [
  'document',
  'history',
  'navigator',
  'performance',
  'crypto',
  'localStorage',
  'sessionStorage',
]
const NAMESPACES = ['JSON', 'Math', 'Reflect', 'Intl', 'Atomics', 'console', 'CSS']
/** Properties of the window that change by themselves, or that a page may set. */
const CHANGING = ['event', 'name', 'status', 'closed', 'opener', 'length', 'origin']
/** React sets these briefly while it describes an error. */
const OF_ERRORS = ['Error.prepareStackTrace', 'Error.stackTraceLimit']

function constructors(window_: Record<string, unknown>): Holder[] {
  return Object.getOwnPropertyNames(window).flatMap((name): Holder[] => {
    if (!/^[A-Z]/.test(name)) return []
    const value: unknown = Object.getOwnPropertyDescriptor(window_, name)?.value
    if (typeof value !== 'function') return []
    const { prototype } = value as { prototype?: object }
    return [[name, value], ...(prototype ? [[`${name}.prototype`, prototype] as Holder] : [])]
  })
}

const namespaces = (window_: Record<string, unknown>) =>
  NAMESPACES.map((name): Holder => [name, window_[name] as object])

const descriptorsOf = (holder: object): Known =>
  new Map(
    Reflect.ownKeys(holder).flatMap((key) =>
      typeof key === 'string' ? [[key, Reflect.getOwnPropertyDescriptor(holder, key)!] as const] : [],
    ),
  )

function changesOf(name: string, holder: object, before: Known): string[] {
  const isWindow = holder === window
  const label = (key: string) => (isWindow ? key : `${name}.${key}`)
  const changed = [...before].filter(([key, known]) => {
    if (isWindow && CHANGING.includes(key)) return false
    const now = Reflect.getOwnPropertyDescriptor(holder, key)
    return !now || now.get !== known.get || now.set !== known.set || differs(known.value, now.value)
  })
  // New names are normal on the window, but not on a prototype.
  const added = isWindow
    ? []
    : Reflect.ownKeys(holder).filter((key) => typeof key === 'string' && !before.has(key))
  return [...changed.map(([key]) => key), ...added.map(String)]
    .map(label)
    .filter((one) => !OF_ERRORS.includes(one))
    .filter((one) => !(VERIFYING.test(one) && isOfShell(holder, one)))
}

/** Members that the shell itself replaces, in order to verify the files of builds that do not verify them (ADR 041). */
const VERIFYING = /^HTML(Script|Link)Element\.prototype\.(src|href|setAttribute)$/

/** True if the shell has replaced a member. @param label ends with the name of the member */
function isOfShell(holder: object, label: string): boolean {
  const member = Reflect.getOwnPropertyDescriptor(holder, label.split('.').at(-1)!)
  const replacement: unknown = member?.set ?? member?.value
  return typeof replacement === 'function' && VERIFIES_FILES in replacement
}

/** Compares functions and objects only. Numbers and texts, such as the width of the window, may change. */
const differs = (before: unknown, now: unknown) =>
  (typeof before === 'function' || (typeof before === 'object' && before !== null)) && before !== now

function shadowed(name: string, instance: object): string[] {
  const inherited = Object.getPrototypeOf(instance) as object
  return Object.getOwnPropertyNames(instance)
    .filter((key) => key in inherited && !UNFORGEABLE.includes(key))
    .map((key) => `${name}.${key}`)
}

/** Properties that every document has on the object itself; they do not replace a method. */
const UNFORGEABLE = ['location']
