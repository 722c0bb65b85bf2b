/* A disk that a test can cut off, slow down and fill: preloaded into PostgreSQL (LD_PRELOAD).
 *
 * A file's blocks are copied into the folder DISK when the file is synchronised, under the number of its inode: that
 * is what a power cut leaves. Creating, renaming and deleting take effect at once, as if the journal had just
 * been written. DISK/control is shared with the test. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { BLOCK = 4096, TABLES = 1, WAL = 2 };

static volatile struct {
    int slow; /* milliseconds that synchronising takes */
    int full; /* what has no room left: TABLES, WAL */
} *control;
static char folder[2048];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("DISK");
    char path[4096];
    if (at == NULL || strlen(at) >= sizeof folder) return;
    strcpy(folder, at);
    snprintf(path, sizeof path, "%s/control", folder);
    int fd = open(path, O_RDWR | O_CLOEXEC);
    void *shared = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *control, PROT_READ, MAP_SHARED, fd, 0);
    if (fd >= 0) close(fd);
    if (shared != MAP_FAILED) control = shared;
}

static int kept(ino_t inode, int flags) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%lu", folder, (unsigned long)inode);
    return open(path, O_RDWR | O_CREAT | O_CLOEXEC | flags, 0600);
}

static void copy(const char *from, char *to, off_t size) {
    for (off_t at = 0; at < size; at += BLOCK) {
        size_t many = size - at < BLOCK ? (size_t)(size - at) : BLOCK;
        if (memcmp(from + at, to + at, many) != 0) memcpy(to + at, from + at, many);
    }
}

/* Keep what a file has now. Who is killed meanwhile has kept some of its blocks, as on a real disk. */
static void keep(int fd) {
    struct stat now;
    if (control == NULL || fstat(fd, &now) != 0 || !S_ISREG(now.st_mode)) return;
    int to = kept(now.st_ino, 0);
    if (to < 0) abort();
    flock(to, LOCK_EX); /* or an older block might overwrite a newer one */
    if (fstat(fd, &now) != 0 || ftruncate(to, now.st_size) != 0) abort();
    if (now.st_size > 0) {
        char link[64];
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        int from = open(link, O_RDONLY | O_CLOEXEC); /* it may be open only for writing */
        char *source = mmap(NULL, now.st_size, PROT_READ, MAP_SHARED, from, 0);
        char *target = mmap(NULL, now.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, to, 0);
        if (source == MAP_FAILED || target == MAP_FAILED) abort();
        copy(source, target, now.st_size);
        munmap(source, now.st_size);
        munmap(target, now.st_size);
        close(from);
    }
    close(to);
}

static void wait_for_it(void) {
    int slow = control == NULL ? 0 : control->slow;
    struct timespec time = {slow / 1000, slow % 1000 * 1000000L};
    if (slow > 0) nanosleep(&time, NULL);
}

int fsync(int fd) {
    wait_for_it();
    keep(fd);
    return REAL(fsync)(fd);
}

int fdatasync(int fd) {
    wait_for_it();
    keep(fd);
    return REAL(fdatasync)(fd);
}

/* An inode may be used again: its next file has nothing in it. */
static void forget(const char *path) {
    struct stat last;
    if (control == NULL || lstat(path, &last) != 0 || !S_ISREG(last.st_mode) || last.st_nlink > 1) return;
    close(kept(last.st_ino, O_TRUNC));
}

int unlink(const char *path) {
    forget(path);
    return REAL(unlink)(path);
}

int rename(const char *from, const char *to) {
    forget(to);
    return REAL(rename)(from, to);
}

static int no_room(int fd) {
    char link[64], path[4096];
    if (control == NULL || control->full == 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    if (strstr(path, "/data/") == NULL) return 0;
    return control->full & (strstr(path, "/pg_wal/") == NULL ? TABLES : WAL);
}

#define FULL(fd) \
    if (no_room(fd)) return errno = ENOSPC, -1

ssize_t write(int fd, const void *from, size_t many) {
    FULL(fd);
    return REAL(write)(fd, from, many);
}

ssize_t pwrite(int fd, const void *from, size_t many, off_t at) {
    FULL(fd);
    return REAL(pwrite)(fd, from, many, at);
}

ssize_t pwritev(int fd, const struct iovec *from, int many, off_t at) {
    FULL(fd);
    return REAL(pwritev)(fd, from, many, at);
}

int posix_fallocate(int fd, off_t at, off_t many) {
    return no_room(fd) ? ENOSPC : REAL(posix_fallocate)(fd, at, many);
}

/* PostgreSQL is compiled with large files: on 64 bits they are the same functions by other names. */
ssize_t pwrite64(int, const void *, size_t, off_t) __attribute__((alias("pwrite")));
ssize_t pwritev64(int, const struct iovec *, int, off_t) __attribute__((alias("pwritev")));
int posix_fallocate64(int, off_t, off_t) __attribute__((alias("posix_fallocate")));
