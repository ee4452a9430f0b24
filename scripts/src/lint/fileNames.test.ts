import { Linter, type Rule } from 'eslint'
import tseslint from 'typescript-eslint'
import { clientFileNames, serverSuffixes } from './fileNames.mjs'

function messages(rule: Rule.RuleModule, filename: string, code = ''): string[] {
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { ours: { rules: { rule } } },
    rules: { 'ours/rule': 'error' as const },
  }
  return new Linter().verify(code, config, filename).map(({ message }) => message)
}

describe('a file of the server', () => {
  test.each([
    'courses.repo.ts',
    'courses.routes.ts',
    'courses.routes.test.ts',
    'courses.ts',
    'courses.test.ts',
    '001-first.ts',
    'mime.d.ts',
  ])('may be called %s', (name) => {
    expect(messages(serverSuffixes, name)).toEqual([])
  })

  test.each([
    'courses.repository.ts',
    'courses.rpeo.ts',
    'courses.Repo.ts',
    'courses.repo.tests.ts',
    'a.b.c.ts',
  ])('may not be called %s', (name) => {
    expect(messages(serverSuffixes, name)).toEqual([
      expect.stringContaining(`"${name}" has an unknown suffix`),
    ])
  })
})

describe('a file of the client', () => {
  test.each([
    ['useCourse.ts', 'export function useCourse() {}'],
    ['useT.ts', 'export const useT = createUseT()'],
    ['CourseCard.tsx', 'export function CourseCard() {}'],
    ['CourseCard.tsx', 'export function CourseCard() {} function useCourse() {}'],
    ['routes.tsx', 'export const routes = []'],
    ['index.ts', "export { useCourse } from './useCourse'"],
    ['user.ts', 'export function user() {}'],
    ['layout.ts', 'export const Stack = styled.div``'],
  ])('%s may contain %s', (name, code) => {
    expect(messages(clientFileNames, name, code)).toEqual([])
  })

  test.each([
    ['course.ts', 'export function useCourse() {}', 'The hook useCourse belongs into'],
    [
      'CourseCard.tsx',
      'export function CourseCard() {} export function useCourse() {}',
      'The hook useCourse',
    ],
    ['useCourse.ts', 'export function course() {}', 'A file named as a hook exports one.'],
    ['courseCard.tsx', 'export function CourseCard() {}', 'The component CourseCard belongs into'],
    ['courseCard.tsx', 'export default function CourseCard() {}', 'The component CourseCard belongs into'],
    ['card.tsx', 'export const CourseCard = () => null', 'The component CourseCard belongs into'],
  ])('%s may not contain %s', (name, code, message) => {
    expect(messages(clientFileNames, name, code)).toEqual([expect.stringContaining(message)])
  })
})
