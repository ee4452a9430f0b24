// A step of its own: running React and React DOM takes longer than the rest of most steps.
import 'react-dom/client'
