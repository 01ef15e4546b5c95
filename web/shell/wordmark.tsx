import './wordmark.css'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { book } from '#web/reader/book.ts'

/** The product's name, set as on a title page. */
export function Wordmark() {
  const [before, after] = book.product.split(' of the ')
  return (
    <Link className="wordmark" to={href('home')}>
      {after ? (
        <>
          {before} <i>of the</i> {after}
        </>
      ) : (
        book.product
      )}
    </Link>
  )
}
