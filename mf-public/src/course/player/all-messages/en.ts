import discussion from '../discussion/messages/en.json'
import lesson from '../messages/en.json'
import notes from '../notes/messages/en.json'
import practice from '../quiz/practice/messages/en.json'
import quiz from '../quiz/messages/en.json'
import task from '../task/messages/en.json'

export default { ...lesson, ...quiz, ...notes, ...task, ...practice, ...discussion }
