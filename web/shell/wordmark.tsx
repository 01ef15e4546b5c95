import { Link } from 'react-router'
import { book } from '#web/reader/book.ts'

/** The product's name, set as on a title page. */
export function Wordmark() {
  const [before, after] = book.product.split(' of the ')
  return (
    <Link className="wordmark max-[359px]:text-[18px]" to="/">
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
