import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { collectionQuery, reportCollection } from '../../lib/api/collections.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { ReportForm } from '../../shared/report/report-form.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Awaited } from '../../ui/awaited.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CollectionRows } from './collection-rows.tsx';
import { CollectionWords } from './collection-words.tsx';
import { OpenLibrary } from './open-library.tsx';
import { KeepAll } from './keep-all.tsx';

const isMissing = (error: Error) => error instanceof ApiError && error.code === 'not_found';

/** One collection: its maker changes it; others keep what it holds, or report it. */
export function OpenCollection({ id }: { id: string }) {
  const { data: collection, error, refetch } = useQuery(collectionQuery(id));
  return (
    <>
      <Link
        to="/collections"
        className={buttonClasses('link', 'text', '-mb-4 self-start pointer-coarse:min-h-11')}
      >
        Collections
      </Link>
      {error && !isMissing(error) && (
        <FailedRead error={error} title="This collection didn’t load" onRetry={refetch} />
      )}
      {error && isMissing(error) && (
        <EmptyState title="There is no collection here" action={<OpenLibrary />}>
          It was never shared, was taken down, or is no longer shared.
        </EmptyState>
      )}
      {!collection && !error && (
        <div aria-hidden="true" className="beside-list pt-16">
          <Awaited className="h-32" />
          <div className="numbered-sheet beside-list-rows h-96" />
        </div>
      )}
      {collection?.is_own && (
        <CollectionWords key={`${collection.name}\n${collection.description}`} collection={collection}>
          <CollectionRows collection={collection} />
        </CollectionWords>
      )}
      {collection && !collection.is_own && (
        <>
          <header className="page-head">
            <h1 dir="auto">{collection.name}</h1>
            {collection.author && (
              <p>
                by <bdi>{collection.author.name}</bdi>
              </p>
            )}
            <div className="page-head-acts">
              <KeepAll id={id} count={collection.prompts.filter((prompt) => !prompt.is_own).length} />
            </div>
          </header>
          <div className="beside-list">
            {collection.description && (
              <p dir="auto" className="text-14 wrap-anywhere whitespace-pre-line text-body">
                {collection.description}
              </p>
            )}
            <div className="beside-list-rows">
              <CollectionRows collection={collection} />
            </div>
            <div>
              <ReportForm what="collection" send={(report) => reportCollection(id, report)} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
