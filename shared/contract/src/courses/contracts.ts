import * as authoring from './authoring/authoring'
import * as courses from './courses'
import * as discussions from './discussions'
import * as lessonDrafts from './lessons/lessonDrafts'
import * as lessonMarkdown from './lessons/lessonMarkdown'
import * as lessons from './lessons/lessons'
import * as lessonVideos from './lessons/lessonVideos'
import * as progress from './progress'
import * as practice from './quizzes/practice'
import * as quizAuthoring from './quizzes/quizAuthoring'
import * as quizzes from './quizzes/quizzes'
import * as recommendations from './recommendations'
import * as reviews from './reviews'
import * as suggestions from './suggestions'
import * as taskReviews from './tasks/taskReviews'
import * as tasks from './tasks/tasks'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [
  authoring,
  courses,
  discussions,
  lessonDrafts,
  lessonMarkdown,
  lessons,
  lessonVideos,
  practice,
  progress,
  quizAuthoring,
  quizzes,
  recommendations,
  reviews,
  suggestions,
  taskReviews,
  tasks,
]
